import type { GameTable } from "../play/tables";

export const coveTable = {} as GameTable;
