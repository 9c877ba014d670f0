import { detail } from './detail.ts';
import { embedUrl, heading, link, text } from './parts.ts';
import { illustration } from './pictures.ts';
import { group, list } from './structure.ts';

const sectionHeading = { eyebrow: heading, title: heading };

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
  needs: group({ title: heading, none: text, enough: text, refused: text }),
  place: group({
    title: heading,
    hours: text,
    openUntil: text,
    closedNow: text,
    closed: text,
    closedOn: text,
    closedBetween: text,
    /** Joins the closed days, `{closure}`, and why the place is closed then, `{reason}`. */
    because: text,
    collects: text,
    noDropOff: text,
    map: text,
  }),
  process: group({
    ...sectionHeading,
    steps: list(group({ title: heading, text })),
  }),
  video: group({
    ...sectionHeading,
    text,
    src: video,
    name: text,
    poster: illustration(16 / 9),
    play: text,
    note: text,
    link,
  }),
  stories: group({ title: heading, sample: text, photoAlt: text }),
  success: group({ ...sectionHeading, titleOfAll: text, isNew: text }),
};
