import { detail } from './detail.ts';
import { embedUrl, link, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const heading = { eyebrow: text, title: text };

/** The content security policy allows videos from this host only. */
const video = embedUrl('video', 'https://www.youtube-nocookie.com/embed/');

export const organizationDetails = {
  ...detail,
  gallery: group({
    label: text,
    carousel: text,
    slide: text,
    status: text,
    previous: text,
    next: text,
    play: text,
    pause: text,
    thumbnails: text,
    thumbnail: text,
  }),
  follow: link,
  needs: group({ title: text, none: text, enough: text, refused: text }),
  place: group({
    title: text,
    hours: text,
    openUntil: text,
    closedNow: text,
    closed: text,
    closedOn: text,
    closedBetween: text,
    because: text,
    collects: text,
    noDropOff: text,
    map: text,
  }),
  process: group({
    ...heading,
    steps: list(group({ title: text, text })),
  }),
  video: group({
    ...heading,
    text,
    src: video,
    name: text,
    poster: illustration,
    play: text,
    note: text,
    link,
  }),
  stories: group({ title: text, sample: text, photoAlt: text }),
  success: group({ ...heading, titleOfAll: text, isNew: text }),
};
