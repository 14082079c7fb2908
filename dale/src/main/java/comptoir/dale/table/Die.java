package comptoir.dale.table;

import comptoir.engine.Source;

/** The dice of the animalfolk sets. */
public enum Die {
    POLECAT("polecat die", 1, 1, 2, 2, 3, 3),
    OCELOT("ocelot die", 0, 1, 1, 2, 2, 3);

    private final Source source;
    private final int[] faces;

    Die(String name, int... faces) {
        source = new Source(name);
        this.faces = faces;
    }

    public Source source() {
        return source;
    }

    public int sides() {
        return faces.length;
    }

    public int face(int side) {
        return faces[side];
    }
}
