/** Seats are told apart by colour and by number. */
const colours = ["#c7502f", "#2f6f8f", "#5d8a3a", "#8d5aa0", "#b58a1e"];

export function seatColour(seat: number): string {
    return colours[seat % colours.length] ?? "#777";
}
