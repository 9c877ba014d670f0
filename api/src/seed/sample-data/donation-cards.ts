import type { SamplePicture } from './picture.ts';

/** A sample donation card, which asks for a certain kind of goods. Pages feature the first card in the list. */
export interface SampleDonationCard {
  slug: string;
  title: string;
  info: string;
  description: string;
  image: SamplePicture;
}

export const sampleDonationCards: readonly SampleDonationCard[] = [
  {
    slug: 'a-warm-winter',
    title: 'A warm winter',
    info: 'One coat, one pair of boots, one blanket: a person who sleeps warm tonight.',
    description:
      'The first cold week always comes sooner than you think. Look through your hall closet for the coat that no longer fits, the boots someone outgrew and the blanket on the top shelf. We wash them, mend them and hang them on a rack where people choose what they like. From October until the thaw, everything warm that arrives during the week is on someone’s shoulders by the weekend.',
    image: {
      picture: 'donation-cards/a-warm-winter',
      alt: 'A red coat, a scarf, a hat and mittens hang above boots and a crate of blankets.',
    },
  },
  {
    slug: 'a-school-bag-packed',
    title: 'A school bag, packed',
    info: 'Everything for the first morning, from sharpened pencils to a lunch box.',
    description:
      'A school bag is a small thing until you are the only one without it. Give a bag that’s waiting for its second owner, or help fill one: pencils, a ruler, a calculator, gym shoes, a lunch box with a lid that closes. Our volunteers pack each bag for one particular child, by grade and favorite color, and it’s in their hands before school starts.',
    image: {
      picture: 'donation-cards/a-school-bag-packed',
      alt: 'A dark blue school bag full of books stands beside a globe, pencils, a lunch box and a shoe.',
    },
  },
  {
    slug: 'a-first-kitchen',
    title: 'A first kitchen',
    info: 'A kettle, a pan and four plates turn a new set of keys into a home.',
    description:
      'Moving out of a shelter often means moving into four bare walls. With a crate that holds a kettle, a good pan, plates, mugs and a few cans, there can be dinner on the very first evening. Give what you have two of. We test anything with a plug, wrap anything that can break and carry the crate upstairs on moving day, with something green for the windowsill on top.',
    image: {
      picture: 'donation-cards/a-first-kitchen',
      alt: 'A kettle, a crate with a red pan and bread, mugs and plates stand in a sunny kitchen.',
    },
  },
];
