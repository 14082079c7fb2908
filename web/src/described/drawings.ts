// Written from what the program says of itself by `npm run types`; a test compares.

import platypuses, * as of_platypuses from "../art/cards/platypuses.svelte";
import sloths, * as of_sloths from "../art/cards/sloths.svelte";
import crocodiles, * as of_crocodiles from "../art/cards/crocodiles.svelte";
import fennecs, * as of_fennecs from "../art/cards/fennecs.svelte";
import polecats, * as of_polecats from "../art/cards/polecats.svelte";
import owls, * as of_owls from "../art/cards/owls.svelte";
import macaws, * as of_macaws from "../art/cards/macaws.svelte";
import pandas, * as of_pandas from "../art/cards/pandas.svelte";
import raccoons, * as of_raccoons from "../art/cards/raccoons.svelte";
import squirrels, * as of_squirrels from "../art/cards/squirrels.svelte";
import ocelots, * as of_ocelots from "../art/cards/ocelots.svelte";
import chameleons, * as of_chameleons from "../art/cards/chameleons.svelte";
import junk, * as of_junk from "../art/cards/junk.svelte";

export const portraits = {
    platypuses,
    sloths,
    crocodiles,
    fennecs,
    polecats,
    owls,
    macaws,
    pandas,
    raccoons,
    squirrels,
    ocelots,
    chameleons,
    junk,
};

export const drawings = {
    "tireless-tinkerer": of_platypuses.tirelessTinkerer,
    calculations: of_platypuses.calculations,
    "safety-precaution": of_platypuses.safetyPrecaution,
    magnet: of_platypuses.magnet,
    "dangerous-test": of_platypuses.dangerousTest,
    glue: of_platypuses.glue,
    "steady-achiever": of_sloths.steadyAchiever,
    "shopping-journey": of_sloths.shoppingJourney,
    housecleaning: of_sloths.housecleaning,
    siesta: of_sloths.siesta,
    "lunch-break": of_sloths.lunchBreak,
    ironing: of_sloths.ironing,
    "little-villain": of_crocodiles.littleVillain,
    "scary-gunfight": of_crocodiles.scaryGunfight,
    "night-shift": of_crocodiles.nightShift,
    "ruthless-competition": of_crocodiles.ruthlessCompetition,
    "nasty-threat": of_crocodiles.nastyThreat,
    "lost-shipments": of_crocodiles.lostShipments,
    "cunning-neighbour": of_fennecs.cunningNeighbour,
    cheer: of_fennecs.cheer,
    raffle: of_fennecs.raffle,
    charity: of_fennecs.charity,
    tasters: of_fennecs.tasters,
    rumours: of_fennecs.rumours,
    "daring-adventurer": of_polecats.daringAdventurer,
    "rare-artefact": of_polecats.rareArtefact,
    swank: of_polecats.swank,
    "risky-business": of_polecats.riskyBusiness,
    "natural-survivor": of_polecats.naturalSurvivor,
    sofa: of_polecats.sofa,
    "wise-spy": of_owls.wiseSpy,
    "ancient-knowledge": of_owls.ancientKnowledge,
    "quality-inspection": of_owls.qualityInspection,
    binoculars: of_owls.binoculars,
    balancing: of_owls.balancing,
    "extra-remarks": of_owls.extraRemarks,
    "swift-broker": of_macaws.swiftBroker,
    cookies: of_macaws.cookies,
    "shattered-relic": of_macaws.shatteredRelic,
    spyglass: of_macaws.spyglass,
    "flashy-show": of_macaws.flashyShow,
    "favourite-toy": of_macaws.favouriteToy,
    "loyal-partner": of_pandas.loyalPartner,
    "prepaid-good": of_pandas.prepaidGood,
    "essential-purchase": of_pandas.essentialPurchase,
    "market-discovery": of_pandas.marketDiscovery,
    "special-offer": of_pandas.specialOffer,
    "stock-clearance": of_pandas.stockClearance,
    "wily-fellow": of_raccoons.wilyFellow,
    nuisance: of_raccoons.nuisance,
    "rotten-food": of_raccoons.rottenFood,
    "dirty-exchange": of_raccoons.dirtyExchange,
    sabotage: of_raccoons.sabotage,
    "treasure-hunter": of_raccoons.treasureHunter,
    "stashing-vendor": of_squirrels.stashingVendor,
    "empty-chest": of_squirrels.emptyChest,
    "nostalgic-item": of_squirrels.nostalgicItem,
    acorn: of_squirrels.acorn,
    accordion: of_squirrels.accordion,
    "winter-is-coming": of_squirrels.winterIsComing,
    "bold-haggler": of_ocelots.boldHaggler,
    "new-season": of_ocelots.newSeason,
    whirligig: of_ocelots.whirligig,
    charm: of_ocelots.charm,
    gamble: of_ocelots.gamble,
    blindfold: of_ocelots.blindfold,
    "flexible-shopkeeper": of_chameleons.flexibleShopkeeper,
    reflection: of_chameleons.reflection,
    "good-old-times": of_chameleons.goodOldTimes,
    "gift-voucher": of_chameleons.giftVoucher,
    trendsetting: of_chameleons.trendsetting,
    "seeing-doubles": of_chameleons.seeingDoubles,
    junk: of_junk.junk,
};
