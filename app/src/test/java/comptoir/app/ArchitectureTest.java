package comptoir.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The arrows between the modules point one way only")
class ArchitectureTest {

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("comptoir");

    @Test
    void fromAppDownToTheEngine() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("comptoir..")
                .layer("app")
                .definedBy("comptoir.app..")
                .optionalLayer("server")
                .definedBy("comptoir.server..")
                .optionalLayer("bots")
                .definedBy("comptoir.bots..")
                .optionalLayer("dale")
                .definedBy("comptoir.dale..")
                .optionalLayer("cove")
                .definedBy("comptoir.cove..")
                .layer("protocol")
                .definedBy("comptoir.protocol..")
                .layer("engine")
                .definedBy("comptoir.engine..")
                .optionalLayer("kit")
                .definedBy("comptoir.kit..")
                .whereLayer("app")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("kit")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("server")
                .mayOnlyBeAccessedByLayers("app")
                .whereLayer("bots")
                .mayOnlyBeAccessedByLayers("app", "server")
                .whereLayer("dale")
                .mayOnlyBeAccessedByLayers("app", "bots")
                .whereLayer("cove")
                .mayOnlyBeAccessedByLayers("app", "bots")
                .whereLayer("protocol")
                .mayOnlyBeAccessedByLayers("app", "server", "kit")
                .check(CLASSES);
    }

    @Test
    void theEngineStandsOnJavaAlone() {
        noClasses()
                .that()
                .resideInAPackage("comptoir.engine..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages("comptoir.engine..", "java..", "javax..", "org.jspecify..")
                .check(CLASSES);
    }
}
