<#-- One line a library of the program: its name, its version, its licences. -->
<#list dependencyMap as entry>
<#assign library = entry.getKey()>
<#if library.groupId != "comptoir">
${library.groupId}:${library.artifactId} ${library.version}: ${entry.getValue()?join(", ")}
</#if>
</#list>
