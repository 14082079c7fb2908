import type { Snippet } from "svelte";
import type { CardId } from "../../dale/cards";
import * as chameleons from "./chameleons.svelte";
import * as crocodiles from "./crocodiles.svelte";
import * as fennecs from "./fennecs.svelte";
import * as junk from "./junk.svelte";
import * as macaws from "./macaws.svelte";
import * as ocelots from "./ocelots.svelte";
import * as owls from "./owls.svelte";
import * as pandas from "./pandas.svelte";
import * as platypuses from "./platypuses.svelte";
import * as polecats from "./polecats.svelte";
import * as raccoons from "./raccoons.svelte";
import * as sloths from "./sloths.svelte";
import * as squirrels from "./squirrels.svelte";

/** Every card there is: one without a drawing does not compile. */
const pictures: Record<CardId, Snippet> = {
    "tireless-tinkerer": platypuses.tirelessTinkerer,
    calculations: platypuses.calculations,
    "safety-precaution": platypuses.safetyPrecaution,
    magnet: platypuses.magnet,
    "dangerous-test": platypuses.dangerousTest,
    glue: platypuses.glue,
    "steady-achiever": sloths.steadyAchiever,
    "shopping-journey": sloths.shoppingJourney,
    housecleaning: sloths.housecleaning,
    siesta: sloths.siesta,
    "lunch-break": sloths.lunchBreak,
    ironing: sloths.ironing,
    "little-villain": crocodiles.littleVillain,
    "scary-gunfight": crocodiles.scaryGunfight,
    "night-shift": crocodiles.nightShift,
    "ruthless-competition": crocodiles.ruthlessCompetition,
    "nasty-threat": crocodiles.nastyThreat,
    "lost-shipments": crocodiles.lostShipments,
    "cunning-neighbour": fennecs.cunningNeighbour,
    cheer: fennecs.cheer,
    raffle: fennecs.raffle,
    charity: fennecs.charity,
    tasters: fennecs.tasters,
    rumours: fennecs.rumours,
    "daring-adventurer": polecats.daringAdventurer,
    "rare-artefact": polecats.rareArtefact,
    swank: polecats.swank,
    "risky-business": polecats.riskyBusiness,
    "natural-survivor": polecats.naturalSurvivor,
    sofa: polecats.sofa,
    "wise-spy": owls.wiseSpy,
    "ancient-knowledge": owls.ancientKnowledge,
    "quality-inspection": owls.qualityInspection,
    binoculars: owls.binoculars,
    balancing: owls.balancing,
    "extra-remarks": owls.extraRemarks,
    "swift-broker": macaws.swiftBroker,
    cookies: macaws.cookies,
    "shattered-relic": macaws.shatteredRelic,
    spyglass: macaws.spyglass,
    "flashy-show": macaws.flashyShow,
    "favourite-toy": macaws.favouriteToy,
    "loyal-partner": pandas.loyalPartner,
    "prepaid-good": pandas.prepaidGood,
    "essential-purchase": pandas.essentialPurchase,
    "market-discovery": pandas.marketDiscovery,
    "special-offer": pandas.specialOffer,
    "stock-clearance": pandas.stockClearance,
    "wily-fellow": raccoons.wilyFellow,
    nuisance: raccoons.nuisance,
    "rotten-food": raccoons.rottenFood,
    "dirty-exchange": raccoons.dirtyExchange,
    sabotage: raccoons.sabotage,
    "treasure-hunter": raccoons.treasureHunter,
    "stashing-vendor": squirrels.stashingVendor,
    "empty-chest": squirrels.emptyChest,
    "nostalgic-item": squirrels.nostalgicItem,
    acorn: squirrels.acorn,
    accordion: squirrels.accordion,
    "winter-is-coming": squirrels.winterIsComing,
    "bold-haggler": ocelots.boldHaggler,
    "new-season": ocelots.newSeason,
    whirligig: ocelots.whirligig,
    charm: ocelots.charm,
    gamble: ocelots.gamble,
    blindfold: ocelots.blindfold,
    "flexible-shopkeeper": chameleons.flexibleShopkeeper,
    reflection: chameleons.reflection,
    "good-old-times": chameleons.goodOldTimes,
    "gift-voucher": chameleons.giftVoucher,
    trendsetting: chameleons.trendsetting,
    "seeing-doubles": chameleons.seeingDoubles,
    junk: junk.junk,
};

/** What a card is about; a card this page does not know yet looks like junk, as its facts do. */
export function pictureOf(card: string): Snippet {
    return pictures[card as CardId] ?? pictures.junk;
}
