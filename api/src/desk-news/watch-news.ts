/** Called with the news as JSON: as soon as it has been read, and then after each change. */
type Listener = (news: string) => void;

export interface NewsWatch {
  /** @param organization undefined for all organizations @returns a function that ends the subscription */
  subscribe(organization: string | undefined, listener: Listener): () => void;
  /** The number of subscriptions. */
  count(): number;
}

interface Options {
  /** Reads the news of one organization, or of all, as JSON. */
  read: (organization: string | undefined) => Promise<string>;
  /** Milliseconds between the end of one read and the start of the next. */
  interval: number;
  onFailure: (error: unknown) => void;
}

/**
 * Reads the news regularly while someone is subscribed, once for everyone who sees the same orders. It polls the database instead
 * of listening for changes in this process, because another server may have made them.
 */
export function createNewsWatch({ read, interval, onFailure }: Options): NewsWatch {
  const topics = new Map<string | undefined, { listeners: Set<Listener>; last: string | undefined }>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  async function refresh(organization: string | undefined): Promise<void> {
    const news = await read(organization);
    const topic = topics.get(organization);
    if (!topic || topic.last === news) return;
    topic.last = news;
    for (const listener of topic.listeners) listener(news);
  }

  async function refreshAll(): Promise<void> {
    isReading = true;
    // One after another, because the embedded database runs on this thread.
    for (const organization of [...topics.keys()]) await refresh(organization).catch(onFailure);
    isReading = false;
    schedule();
  }

  function schedule(): void {
    if (isReading) return;
    clearTimeout(timer);
    if (topics.size > 0) timer = setTimeout(refreshAll, interval).unref();
  }

  return {
    count: () => [...topics.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    subscribe(organization, listener) {
      const topic = topics.get(organization) ?? { listeners: new Set(), last: undefined };
      topics.set(organization, topic);
      topic.listeners.add(listener);
      if (topic.last === undefined) void refresh(organization).catch(onFailure);
      else listener(topic.last);
      if (!timer) schedule();
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size > 0) return;
        topics.delete(organization);
        if (topics.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}
