// Written from what the program says of itself by `npm run types`; a test compares.

import { front as dale } from "../dale/front";
import { front as cove } from "../cove/front";

export const fronts = { dale, cove };
