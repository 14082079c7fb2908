package comptoir.server.wire;

/** So many at once, and so many a second after that. */
final class Allowance {

    private final double perSecond;
    private final double most;
    private double left;
    private long last = System.nanoTime();

    Allowance(double perSecond, double most) {
        this.perSecond = perSecond;
        this.most = most;
        this.left = most;
    }

    /** Takes so many, where so many are left. */
    synchronized boolean take(int count) {
        long now = System.nanoTime();
        left = Math.min(most, left + (now - last) / 1e9 * perSecond);
        last = now;
        if (left < count) return false;
        left -= count;
        return true;
    }

    /** Whether nothing has been taken for so long that it might as well be new. */
    synchronized boolean isFull() {
        return left + (System.nanoTime() - last) / 1e9 * perSecond >= most;
    }
}
