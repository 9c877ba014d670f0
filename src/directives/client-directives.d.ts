import type { Role } from '@kindcrate/contract/roles';
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates on the first sign of intent: pointer, touch or focus. Clicks and submits before hydration are not lost.
     * Hydrates immediately with `"immediately"`, with `"immediately:staff,volunteer"` if the person has one of those roles, and
     * with `"draft:contact"` if a draft of the contact form exists.
     */
    'client:intent'?:
      | boolean
      | 'immediately'
      | `immediately:${Role}`
      | `immediately:${Role},${Role}`
      | `draft:${string}`;
  }
}
