package comptoir.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import comptoir.cove.table.Merchants;
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
                .optionalLayer("browser")
                .definedBy("comptoir.browser..")
                .optionalLayer("bots")
                .definedBy("comptoir.bots..")
                .optionalLayer("dale")
                .definedBy("comptoir.dale..")
                .optionalLayer("cove")
                .definedBy("comptoir.cove..")
                .layer("protocol")
                .definedBy("comptoir.protocol..")
                .layer("lessons")
                .definedBy("comptoir.lessons..")
                .layer("engine")
                .definedBy("comptoir.engine..")
                .optionalLayer("kit")
                .definedBy("comptoir.kit..")
                .whereLayer("app")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("browser")
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
                .whereLayer("lessons")
                .mayOnlyBeAccessedByLayers("app", "server", "protocol")
                .whereLayer("protocol")
                .mayOnlyBeAccessedByLayers("app", "browser", "server", "kit")
                .check(CLASSES);
    }

    @Test
    void betweenTheRoomsOfDaleToo() {
        slices().matching("comptoir.dale.(*)..").should().beFreeOfCycles().check(CLASSES);
        // The rooms together know nothing of the game that is put together from them.
        noClasses()
                .that()
                .resideInAPackage("comptoir.dale.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("comptoir.dale")
                .check(CLASSES);
    }

    @Test
    @DisplayName("The engine stands on Java alone, and the lessons on the engine alone: a page can run both")
    void theEngineStandsOnJavaAlone() {
        noClasses()
                .that()
                .resideInAnyPackage("comptoir.engine..", "comptoir.lessons..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        "comptoir.engine..", "comptoir.lessons..", "java..", "javax..", "org.jspecify..")
                .check(CLASSES);
    }

    @Test
    @DisplayName("In the cove: merchants, views and scenes stand on steps, steps on the table, the table on its parts")
    void theRoomsOfTheCoveHaveNoCycle() {
        slices().matching("comptoir.(**)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES.that(resideInAPackage("comptoir.cove..")));
    }

    @Test
    @DisplayName("In the cove: a merchant is known to nobody but itself")
    void noMerchantIsKnownToTheOthers() {
        for (var merchant : Merchants.all()) {
            var own = merchant.getClass().getPackageName();
            noClasses()
                    .that()
                    .resideInAPackage("comptoir.cove..")
                    .and()
                    .resideOutsideOfPackage(own)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(own)
                    .check(CLASSES);
        }
    }
}
