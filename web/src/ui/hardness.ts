/** How much a newcomer has to keep in mind with a set of animalfolk or a merchant, from 1 to 4: our own judgement. */
const hardness: Record<string, number> = {
    macaws: 1,
    ocelots: 1,
    squirrels: 1,
    crocodiles: 2,
    fennecs: 2,
    pandas: 2,
    platypuses: 2,
    polecats: 2,
    raccoons: 2,
    sloths: 3,
    owls: 3,
    chameleons: 4,
    chronomancer: 3,
    entertainer: 4,
};

export function howHard(id: string): number | undefined {
    return hardness[id];
}
