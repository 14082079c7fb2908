import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-800.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./worker/register";
import "./style/themes.css";
import "./style/base.css";

registerWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
