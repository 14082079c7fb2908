package comptoir.cove.parts;

import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An unchangeable row of numbers: counts by kind, cards by their numbers, places of hourglasses. */
public final class Row {

    public static final Row EMPTY = new Row(new int[0]);

    private final int[] items;

    private Row(int[] items) {
        this.items = items;
    }

    public static Row of(int... items) {
        return items.length == 0 ? EMPTY : new Row(items.clone());
    }

    /** A row on an array that the caller gives away. */
    public static Row owning(int[] items) {
        return new Row(items);
    }

    public static Row filled(int size, int item) {
        var items = new int[size];
        if (item != 0) Arrays.fill(items, item);
        return new Row(items);
    }

    public static Row zeros(int size) {
        return filled(size, 0);
    }

    /** 0, 1, 2… */
    public static Row upTo(int size) {
        var items = new int[size];
        for (int i = 0; i < size; i++) items[i] = i;
        return new Row(items);
    }

    public int at(int index) {
        return items[index];
    }

    public int size() {
        return items.length;
    }

    public boolean isEmpty() {
        return items.length == 0;
    }

    public int sum() {
        int sum = 0;
        for (int item : items) sum += item;
        return sum;
    }

    public int indexOf(int item) {
        for (int i = 0; i < items.length; i++) if (items[i] == item) return i;
        return -1;
    }

    public boolean has(int item) {
        return indexOf(item) >= 0;
    }

    public int count(int item) {
        int count = 0;
        for (int each : items) if (each == item) count++;
        return count;
    }

    public Row with(int index, int item) {
        var changed = items.clone();
        changed[index] = item;
        return new Row(changed);
    }

    public Row plus(int index, int more) {
        return with(index, items[index] + more);
    }

    /** Item by item. */
    public Row plus(Row that) {
        var sums = items.clone();
        for (int i = 0; i < sums.length; i++) sums[i] += that.items[i];
        return new Row(sums);
    }

    public Row and(int item) {
        var longer = Arrays.copyOf(items, items.length + 1);
        longer[items.length] = item;
        return new Row(longer);
    }

    public Row withoutAt(int index) {
        if (items.length == 1) return EMPTY;
        var shorter = new int[items.length - 1];
        System.arraycopy(items, 0, shorter, 0, index);
        System.arraycopy(items, index + 1, shorter, index, shorter.length - index);
        return new Row(shorter);
    }

    public Row without(int item) {
        int index = indexOf(item);
        return index < 0 ? this : withoutAt(index);
    }

    /** With the item, which is in the row, moved to the front. */
    public Row toFront(int item) {
        if (items[0] == item) return this;
        var moved = new int[items.length];
        moved[0] = item;
        int at = 1;
        for (int each : items) if (each != item) moved[at++] = each;
        return new Row(moved);
    }

    /** In counts by kind, the kind of one of all things, counted kind by kind. */
    public int nth(int index) {
        int kind = 0;
        for (int left = index; left >= items[kind]; kind++) left -= items[kind];
        return kind;
    }

    public List<Integer> list() {
        var list = new ArrayList<Integer>(items.length);
        for (int item : items) list.add(item);
        return list;
    }

    public int[] toArray() {
        return items.clone();
    }

    public static Row read(Tree tree) {
        var items = tree.list();
        var row = new int[items.size()];
        for (int i = 0; i < row.length; i++) row[i] = items.get(i).number();
        return row.length == 0 ? EMPTY : new Row(row);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Row that && Arrays.equals(items, that.items);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(items);
    }

    @Override
    public String toString() {
        return Arrays.toString(items);
    }
}
