/** The face of each seat at the table that is shown; screens that show a table set it. */
let faces: (seat: number) => string | null = $state.raw(() => null);

export function showFaces(of: (seat: number) => string | null): void {
    faces = of;
}

export function faceOf(seat: number): string | null {
    return faces(seat);
}
