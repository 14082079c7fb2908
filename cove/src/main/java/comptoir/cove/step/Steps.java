package comptoir.cove.step;

import java.util.List;

/** The steps of the common rules, for saving. */
public final class Steps {

    private Steps() {}

    public static List<Class<?>> all() {
        return List.of(
                Advance.class,
                Arrive.class,
                BeginProduction.class,
                BeginScenario.class,
                BoardBoats.class,
                ChooseDock.class,
                CleanUp.class,
                CountCultist.class,
                CountCultists.class,
                DiscardCorruption.class,
                DockIfFull.class,
                DrawCorruption.class,
                DrawMerchants.class,
                DrawRogueCard.class,
                EndMarket.class,
                FinalScoring.class,
                LoadAgain.class,
                LoadFromBag.class,
                NextTurn.class,
                OpenMarket.class,
                PickAboard.class,
                PickOtherBoat.class,
                PickPier.class,
                PlaceDrawn.class,
                PlaceInTeam.class,
                Recruit.class,
                RevealTownsfolk.class,
                Sales.class,
                Sell.class,
                SellPlanned.class,
                SellTogether.class,
                SetUpMerchants.class,
                SlideAndReveal.class,
                StackHourglasses.class,
                TakeHandOrNot.class,
                TellSetUp.class,
                UseCrew.class,
                UseThieves.class);
    }
}
