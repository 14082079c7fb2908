import base from "../../../rules/cove-base.json";
import chronomancer from "../../../rules/cove-chronomancer.json";
import entertainer from "../../../rules/cove-entertainer.json";
import peddler from "../../../rules/cove-peddler.json";
import dale from "../../../rules/dale.json";
import type { Catalogue } from "./catalogue.svelte";

export const all = [dale, base, chronomancer, entertainer, peddler] as Catalogue[];
