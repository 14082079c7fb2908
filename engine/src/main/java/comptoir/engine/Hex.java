package comptoir.engine;

/** Bytes in hexadecimal; by hand, since not every place the engine runs in has Java's own. */
public final class Hex {

    private Hex() {}

    public static String of(byte[] bytes, int count) {
        var hex = new StringBuilder();
        for (int i = 0; i < count; i++)
            hex.append(Character.forDigit((bytes[i] >> 4) & 15, 16)).append(Character.forDigit(bytes[i] & 15, 16));
        return hex.toString();
    }
}
