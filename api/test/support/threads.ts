import { bearer, inject, type TestApp, type TestReply } from './test-app.ts';

interface ReplyOptions {
  /** The sequence number of the last message that was seen. */
  read?: number;
  /** The idempotency key. */
  key?: string;
}

/** @returns functions that send requests about threads */
export function createThreadRequests(api: TestApp) {
  const post = (url: string, body: object, token: string, key: string | undefined): Promise<TestReply> =>
    inject(api.app, {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...bearer(token), ...(key && { 'idempotency-key': key }) },
      payload: JSON.stringify(body),
    });
  return {
    // Requests of a donor.
    write: (id: string, text: string, token: string, key?: string) => post(`/api/messages/${id}`, { text }, token, key),
    read: (id: string, token: string) => api.get(`/api/messages/${id}`, token),
    markRead: (id: string, read: number, token: string) => api.send('PUT', `/api/messages/${id}`, { read }, token),
    // Requests of a person at the desk.
    reply: (id: string, text: string, token: string, { read = 0, key }: ReplyOptions = {}) =>
      post(`/api/staff/messages/${id}`, { text, read }, token, key),
    update: (id: string, changes: object, token: string) =>
      api.send('PUT', `/api/staff/messages/${id}`, changes, token),
    view: (id: string, token: string) => api.get(`/api/staff/messages/${id}`, token),
    list: (query: string, token: string) => api.get(`/api/staff/messages?${query}`, token),
    /** Sends the contact form. @returns the id of the message */
    async contact(message: string, fields: object = {}): Promise<string> {
      await api.send('POST', '/api/complaints/contact', {
        name: 'Ruth',
        email: 'ruth@example.com',
        message,
        ...fields,
      });
      const { id } = await api.data.database
        .selectFrom('complaints')
        .select('id')
        .where('message', '=', message)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
