/**
 * Where a key leads in a row of tabs, around the ends; `undefined` for keys that do not move.
 * @param current index of the open tab
 * @param direction of the page: the arrows follow what is seen
 */
export function nextTab(key: string, current: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forward = direction === 'ltr' ? 1 : -1;
  const steps: Record<string, number> = {
    ArrowRight: current + forward,
    ArrowLeft: current - forward,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : (next + count) % count;
}
