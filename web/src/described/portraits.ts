// Written from what the program says of itself by `npm run types`; a test compares.

import chronomancer from "../cove/chronomancer/Portrait.svelte";
import entertainer from "../cove/entertainer/Portrait.svelte";
import peddler from "../cove/peddler/Portrait.svelte";
import blacksmith from "../cove/blacksmith/Portrait.svelte";

export const portraits = { chronomancer, entertainer, peddler, blacksmith };
