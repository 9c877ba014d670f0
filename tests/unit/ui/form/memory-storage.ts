/** A `Storage` that keeps its items in memory, for tests in Node. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
  clear(): void {
    this.#items.clear();
  }
}

/** A storage that throws errors, as browsers' storage does when it is forbidden or full. */
export class RefusingStorage extends MemoryStorage {
  override getItem(): string | null {
    throw new DOMException('The operation is insecure', 'SecurityError');
  }
  override setItem(): void {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  }
}
