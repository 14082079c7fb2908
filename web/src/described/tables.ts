// Written from what the program says of itself by `npm run types`; a test compares.

export const tables = {
    dale: async () => (await import("../dale")).table,
    cove: async () => (await import("../cove")).table,
};
