// Written from what the program says of itself by `npm run types`; a test compares.

import { rules as chronomancer } from "../cove/chronomancer/rules";
import { rules as entertainer } from "../cove/entertainer/rules";
import { rules as peddler } from "../cove/peddler/rules";
import { rules as blacksmith } from "../cove/blacksmith/rules";

export const tips = { chronomancer, entertainer, peddler, blacksmith };
