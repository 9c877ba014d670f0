import type { SamplePicture } from './picture.ts';

/** An organization of the seed: the first image is its card, the others its gallery (specification, section 3). */
export interface SampleOrganization {
  slug: string;
  title: string;
  organizationInfo: string;
  images: readonly SamplePicture[];
}

export const sampleOrganizations: readonly SampleOrganization[] = [
  {
    slug: 'mantle-and-mitten',
    title: 'Mantle & Mitten',
    organizationInfo: [
      'Mantle & Mitten keeps people warm along the Harrow Sound, where the wind comes straight off the water from October to April. Our coat room is open six days a week to anyone who is cold: families between homes, seasonal workers, pensioners choosing between heat and supper. Nobody is asked to prove anything. People try things on in front of a proper mirror, and leave wearing what they chose.',
      'We need winter coats in every size, boots with good soles, blankets, hats and gloves. Everything is washed, and the mending table sees to zips, linings and missing buttons before a coat reaches the rail. On the coldest nights the van goes round the harbour until two in the morning with blankets and dry socks. What cannot be worn any more becomes quilts, and the quilts go out in the van too.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/mantle-and-mitten/1',
        alt: 'A red coat and a pair of mittens hang from a bare tree above a crate of blankets in the snow.',
      },
      {
        picture: 'organizations/mantle-and-mitten/2',
        alt: 'A volunteer helps an elderly man try on a green coat beside a full rail of coats.',
      },
      {
        picture: 'organizations/mantle-and-mitten/3',
        alt: 'On a snowy night a volunteer hands a blanket to a man on a bench, with the van open behind her.',
      },
      {
        picture: 'organizations/mantle-and-mitten/4',
        alt: 'One woman sews at a table by a frosty window while another, in a wheelchair, folds a blanket.',
      },
    ],
  },
  {
    slug: 'first-bell-satchels',
    title: 'First Bell Satchels',
    organizationInfo: [
      'Every August, First Bell Satchels packs school bags for children in the four districts around Pellworth. A head teacher or a health visitor tells us a name, a school year and a favourite colour, and that is all we need to know. The bag arrives before the first bell of the year, looking like everyone else’s, because the best thing a new bag can do on the first morning is not stand out.',
      'We need used or new school bags, pencil cases, lunch boxes, calculators, plimsolls and paint shirts. Volunteers empty every pocket, mend the straps and fill each bag from a list that the schools wrote themselves. Bags that are past mending give us buckles and zips for the next ones. Last summer 744 children came in through the gate with one of ours on their back.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/first-bell-satchels/1',
        alt: 'A large red school bag full of pencils, books and a ruler stands in front of a rising sun.',
      },
      {
        picture: 'organizations/first-bell-satchels/2',
        alt: 'Children with school bags arrive at a school where a teacher waves from the path.',
      },
      {
        picture: 'organizations/first-bell-satchels/3',
        alt: 'Seen from above, four hands pack an open school bag on a wooden table.',
      },
      {
        picture: 'organizations/first-bell-satchels/4',
        alt: 'A boy in a wheelchair, his new bag on its back, raises his hand in a classroom.',
      },
    ],
  },
  {
    slug: 'ladle-lane-kitchen',
    title: 'Ladle Lane Kitchen',
    organizationInfo: [
      'Ladle Lane is a narrow street behind the old rope works in Tarn Quay, and for eleven years it has had one very large pot on the boil. We cook two hundred suppers an evening for whoever sits down: night-shift cleaners, students, grandparents, people who have just arrived in town. Once a month the table moves out into the lane, and the neighbours bring the chairs.',
      'We need tins, flour, rice, oil and root vegetables, as well as pans, kettles, ladles and plates that match nothing. Food is checked and on the shelf the same day, and most of it is eaten within a week. Our riders take covered pots to people who cannot come to us, in all weathers. Pans that we have no use for go on to families setting up a first kitchen.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/ladle-lane-kitchen/1',
        alt: 'A huge green pot with a heart on it steams among pumpkins, bread and tins.',
      },
      {
        picture: 'organizations/ladle-lane-kitchen/2',
        alt: 'Two cooks work at a long counter, one stirring a red pot and the other cutting carrots.',
      },
      {
        picture: 'organizations/ladle-lane-kitchen/3',
        alt: 'Neighbours of all ages share supper at one long table under string lights at dusk.',
      },
      {
        picture: 'organizations/ladle-lane-kitchen/4',
        alt: 'In the rain, a rider with an umbrella hands a covered pot to an elderly woman at her door.',
      },
    ],
  },
  {
    slug: 'pagewheel-library',
    title: 'Pagewheel Library',
    organizationInfo: [
      'Pagewheel is a library that comes to you. Our three vans call at forty villages in the Upper Wend, where the last branch library closed long ago and the bus runs twice a week. We stop on the green, put the awning out and stay until everybody has found something. There are no cards and no fines. If a book does not come back, we hope that it is being read.',
      'We need picture books, novels, cookery books, books in large print and books in any language spoken at home. Volunteers sort them in our reading room at Wendle Mill, which is open on winter evenings with the lamp lit. Duplicates fill the crates that we leave in waiting rooms and hostels, and shelves, rugs and reading lamps find a place in the vans or in the room itself.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/pagewheel-library/1',
        alt: 'An open book on wheels rolls along a country road with a crate of books and a lamp on top.',
      },
      {
        picture: 'organizations/pagewheel-library/2',
        alt: 'Villagers choose and read books around a yellow library van on a green.',
      },
      {
        picture: 'organizations/pagewheel-library/3',
        alt: 'A child on a ladder reaches for a book while an old man reads in an armchair beside a cat.',
      },
      {
        picture: 'organizations/pagewheel-library/4',
        alt: 'A small van loaded with books follows a winding autumn road, and someone with a dog waves.',
      },
    ],
  },
  {
    slug: 'button-and-bear',
    title: 'The Button & Bear Ward',
    organizationInfo: [
      'The Button & Bear Ward is a hospital for toys in the market street of Ashby Fold. Retired joiners, seamstresses and one former watchmaker put back wheels, ears and eyes, and every patient goes home to somebody. Our toys go to refuges, children’s wards and playgroups, and to families who come in through the red door and choose for themselves, without paying and without a form to fill in.',
      'We need dolls, bears, trains, puzzles, building blocks and board games, even when a piece is missing, because someone else will have donated that piece. Everything is cleaned, checked for small parts and tested by the strictest judges we know, on the rug in the back room. On Saturdays children may bring in a toy of their own and learn to mend it at the bench beside us.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/button-and-bear/1',
        alt: 'A teddy bear sits up in a wooden bed under a patchwork quilt beside a reel of red thread.',
      },
      {
        picture: 'organizations/button-and-bear/2',
        alt: 'An old man mends a toy train at a workbench while a girl and a bear look on.',
      },
      {
        picture: 'organizations/button-and-bear/3',
        alt: 'Three children play on a green rug with blocks, a bear and a toy train.',
      },
      {
        picture: 'organizations/button-and-bear/4',
        alt: 'At dusk a parent and a child look through a bright shop window at a rocking horse and a bear.',
      },
    ],
  },
  {
    slug: 'lantern-row',
    title: 'Lantern Row House',
    organizationInfo: [
      'Lantern Row House has a bed for the night and, after that, help with the nights that follow. We are nine terraced houses knocked through into one on the hill above Corley Bridge, with room for sixty people: parents with children, young adults leaving care, anyone whose home has stopped being safe. The lamp over the door is lit every evening, and somebody is always awake to answer it.',
      'We need bedding, lamps, kettles, rugs, curtains and small furniture in good order. Some of it makes our own rooms feel less like a shelter, and the rest is packed into moving-day crates. When a family gets keys of their own, we carry a whole first home up the stairs with them, down to the plant on the windowsill. Last year we did that 118 times.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/lantern-row/1',
        alt: 'A glowing lantern with a little red house inside it stands on a crate between dark houses.',
      },
      {
        picture: 'organizations/lantern-row/2',
        alt: 'A mother reads a bedtime story to her child on a bed by lamplight.',
      },
      {
        picture: 'organizations/lantern-row/3',
        alt: 'A family carries a rolled rug, a plant and crates of household goods into a sunny, empty room.',
      },
      {
        picture: 'organizations/lantern-row/4',
        alt: 'Two people hang bright washing in a sunny yard while a boy jumps beside them.',
      },
    ],
  },
];
