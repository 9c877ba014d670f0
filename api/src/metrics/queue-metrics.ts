import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../services.ts';

/** Figures about the tasks and requests that are waiting for their turn on this server. */
export function addQueueMetrics(register: Registry, { passwords, renderer, readPoolState }: Services): void {
  const registers = [register];
  new Gauge({
    name: 'kindcrate_queue_waiting',
    help: 'Passwords that wait to be hashed, and pictures that wait to be rendered',
    labelNames: ['queue'],
    registers,
    collect() {
      this.set({ queue: 'passwords' }, passwords.countWaiting());
      this.set({ queue: 'pictures' }, renderer.countWaiting());
    },
  });
  if (!readPoolState) return;
  new Gauge({
    name: 'kindcrate_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = readPoolState();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
