/**
 * What the client believes about the wire, checked by the compiler against the protocol's JSON Schemas: whatever a schema
 * allows must be something our types can hold. Words that we know one by one (a clan, a side) are plain text there.
 */
import type { CoveView } from "../cove/view";
import type { DaleView } from "../dale/view";
import type * as Wire from "./schema";

type Plain<T> = T extends string
    ? string
    : T extends readonly (infer Each)[]
      ? Plain<Each>[]
      : T extends object
        ? { [K in keyof T]: Plain<T[K]> }
        : T;

type Holds<Ours, Theirs extends Plain<Ours>> = [Ours, Theirs];

export type Checked = [Holds<DaleView, Wire.DaleView>, Holds<CoveView, Wire.CoveView>];
