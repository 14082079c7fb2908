package comptoir.browser.build;

import comptoir.browser.Engine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the engine for pages, where anything it is made of has changed. */
public final class Build {

    private static final String PROGRAM = "engine.js";

    private Build() {}

    /** @param arguments the folder for what is found out beforehand, and that of the program */
    public static void main(String[] arguments) throws IOException, GeneralSecurityException, BuildException {
        var beforehand = Path.of(arguments[0]);
        var target = Path.of(arguments[1]);
        var made = beforehand.resolve("made-from.txt");
        var from = inputs();
        if (Files.exists(target.resolve(PROGRAM))
                && Files.exists(made)
                && Files.readString(made).equals(from)) return;
        FindOut.into(beforehand);
        compile(beforehand, target);
        Files.writeString(made, from);
    }

    /** The hash of all that goes into the program, and the names of the libraries. */
    private static String inputs() throws IOException, GeneralSecurityException {
        var digest = MessageDigest.getInstance("SHA-256");
        ClassPath.ours().forEach((name, bytes) -> {
            if (name.startsWith("web/")) return;
            digest.update(name.getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
        });
        for (var entry : ClassPath.entries())
            digest.update(String.valueOf(Path.of(entry).getFileName()).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void compile(Path beforehand, Path target) throws BuildException {
        var log = new ConsoleTeaVMToolLog(false);
        var teavm = new InProcessBuildStrategy();
        teavm.init();
        teavm.setLog(log);
        teavm.setTargetType(TeaVMTargetType.JAVASCRIPT);
        teavm.setJsModuleType(JSModuleType.ES2015);
        teavm.setMainClass(Engine.class.getName());
        teavm.setEntryPointName("main");
        teavm.setTargetDirectory(target.toString());
        teavm.setTargetFileName(PROGRAM);
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        teavm.setObfuscated(!Boolean.getBoolean("readable"));
        // A bad index throws as it does in Java, instead of giving undefined.
        teavm.setStrict(true);
        teavm.setAssertionsRemoved(true);
        var classPath = new ArrayList<>(ClassPath.entries());
        classPath.add(beforehand.toString());
        teavm.setClassPathEntries(classPath);
        var result = teavm.build();
        TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), log);
        if (!result.getProblems().getSevereProblems().isEmpty())
            throw new IllegalStateException("the engine does not compile for pages");
    }
}
