const data = JSON.parse(document.getElementById("data").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const colours = ["#b4532a", "#2f6f73", "#8a6d1f", "#6b4a86", "#3f6b35", "#9a3b5a"];
const ink = dark ? "#ece5da" : "#2b2620", line = dark ? "#3a352e" : "#ddd5c8";
const percent = share => (100 * share).toFixed(1) + " %";
const element = (name, text, parent) => {
  const made = document.createElement(name);
  made.textContent = text;
  return parent.appendChild(made);
};

/* A point with whiskers for each entry {name, value, low, high, colour}. */
const whiskers = (entries, format, mark) => ({
  xAxis: { type: "category", data: entries.map(entry => entry.name) },
  yAxis: { type: "value", scale: true, axisLabel: { formatter: format } },
  tooltip: { formatter: ({ dataIndex }) => { const e = entries[dataIndex];
    return `${echarts.format.encodeHTML(e.name)}: ${format(e.value)} (${format(e.low)} – ${format(e.high)})`; } },
  series: [
    { type: "custom", data: entries.map((entry, i) => [i, entry.low, entry.high]), encode: { x: 0, y: [1, 2] },
      renderItem: (params, api) => {
        const [x, low] = api.coord([api.value(0), api.value(1)]), high = api.coord([api.value(0), api.value(2)])[1];
        const style = { stroke: entries[params.dataIndex].colour, lineWidth: 2 };
        const stroke = (x1, y1, x2, y2) => ({ type: "line", shape: { x1, y1, x2, y2 }, style });
        return { type: "group", children: [stroke(x, low, x, high), stroke(x - 9, low, x + 9, low), stroke(x - 9, high, x + 9, high)] };
      } },
    { type: "scatter", symbolSize: 12, data: entries.map((entry, i) =>
        ({ value: [i, entry.value], itemStyle: { color: entry.colour } })),
      markLine: mark === undefined ? undefined
        : { symbol: "none", silent: true, lineStyle: { type: "dashed", color: ink, opacity: .5 }, label: { show: false }, data: [{ yAxis: mark }] } }
  ]
});

const charts = [];
const plot = (title, note, option, parent = document.getElementById("plots"), height = "20rem") => {
  const figure = element("section", "", parent);
  element("h2", title, figure);
  element("p", note, figure).className = "faint";
  const box = element("div", "", figure);
  box.className = "plot";
  box.style.height = height;
  const chart = echarts.init(box, null, { renderer: "svg" });
  const axis = { axisLine: { lineStyle: { color: ink } }, axisLabel: { color: ink, hideOverlap: true }, splitLine: { lineStyle: { color: line } } };
  const merged = { color: colours, textStyle: { color: ink }, animation: false,
    grid: { left: 12, right: 24, top: 36, bottom: 12, containLabel: true }, tooltip: { trigger: "axis" }, ...option };
  merged.xAxis = { ...axis, ...option.xAxis, axisLabel: { ...axis.axisLabel, ...option.xAxis.axisLabel }, splitLine: { show: false } };
  merged.yAxis = { ...axis, ...option.yAxis, axisLabel: { ...axis.axisLabel, ...option.yAxis.axisLabel } };
  if (option.legend) merged.legend = { top: 0, type: "scroll", textStyle: { color: ink } };
  chart.setOption(merged);
  charts.push(chart);
};
addEventListener("resize", () => charts.forEach(chart => chart.resize()));
