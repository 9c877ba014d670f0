/**
 * Finds the cycles of a graph: its strongly connected components of two or more nodes, found by Tarjan's algorithm
 * (https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm).
 * @returns one path per component, from a node through others back to itself, such as `['a', 'b', 'a']`
 */
export function findCycles(graph: Map<string, Set<string>>): string[][] {
  return stronglyConnectedComponents(graph)
    .filter((component) => component.length > 1)
    .map((component) => shortestCycle(graph, component));
}

function stronglyConnectedComponents(graph: Map<string, Set<string>>): string[][] {
  // The names are those of the algorithm's usual description.
  const indexes = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (node: string): number => {
    let lowLink = indexes.size;
    indexes.set(node, lowLink);
    const position = stack.push(node) - 1;
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) lowLink = Math.min(lowLink, visit(next));
      else if (stack.includes(next)) lowLink = Math.min(lowLink, lowLinks.get(next) ?? indexes.get(next) ?? lowLink);
    }
    lowLinks.set(node, lowLink);
    if (lowLink === indexes.get(node)) components.push(stack.splice(position));
    return lowLink;
  };
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return components;
}

/** The shortest path within a component from its first node (by name) back to that node, by breadth-first search. */
function shortestCycle(graph: Map<string, Set<string>>, component: string[]): string[] {
  const start = component.toSorted()[0] ?? '';
  const unvisited = new Set(component);
  const paths = [[start]];
  // The loop also visits the paths that it adds.
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start];
      if (unvisited.delete(next)) paths.push([...path, next]);
    }
  }
  return [start];
}
