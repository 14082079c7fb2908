/** Tables that people and programs join: kept in a store, reached over HTTP and WebSocket. */
@org.jspecify.annotations.NullMarked
package comptoir.server;
