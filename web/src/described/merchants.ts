// Written from what the program says of itself by `npm run types`; a test compares.

import { page as chronomancer } from "../cove/chronomancer";
import { page as entertainer } from "../cove/entertainer";
import { page as peddler } from "../cove/peddler";
import { page as blacksmith } from "../cove/blacksmith";

export const pages = { chronomancer, entertainer, peddler, blacksmith };
