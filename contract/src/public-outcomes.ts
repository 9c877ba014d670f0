import { array, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { publicOutcome } from './outcomes.ts';

/** The public outcomes of every organization that has any, like those of one organization in `GET /organizations/:id`. */
export const listOutcomesEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/outcomes',
  reply: object({
    result: array(object({ organization: object({ _id: string(), title: string() }), outcomes: array(publicOutcome) })),
  }),
});
