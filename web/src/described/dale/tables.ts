// Written from what the program says of itself by `npm run types`; a test compares.

export const tables = {
    "2": { seats: 2, teams: false, sets: 3 },
    "3": { seats: 3, teams: false, sets: 4 },
    "4": { seats: 4, teams: false, sets: 5 },
    teams: { seats: 4, teams: true, sets: 4 },
} as const;
