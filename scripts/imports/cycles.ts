/**
 * The cycles of a graph: its strongly connected components of two or more nodes, found by Tarjan's algorithm
 * (https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm).
 * @returns one path per component, from a node through others back to itself, such as `['a', 'b', 'a']`
 */
export function findCycles(graph: Map<string, Set<string>>): string[][] {
  return stronglyConnectedComponents(graph)
    .filter((group) => group.length > 1)
    .map((group) => shortestCycle(graph, new Set(group)));
}

function stronglyConnectedComponents(graph: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    let low = order.size;
    order.set(node, low);
    const position = open.push(node) - 1;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === order.get(node)) groups.push(open.splice(position));
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}

/** The shortest path within a component from its first node (by name) back to that node. */
function shortestCycle(graph: Map<string, Set<string>>, group: Set<string>): string[] {
  const start = [...group].sort()[0] ?? '';
  const paths = [[start]];
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (group.delete(next)) paths.push([...path, next]);
    }
  }
  return [start];
}
