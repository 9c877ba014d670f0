import type { SamplePicture } from './picture.ts';

/** A sample organization: the first image is for its card, the others form its gallery (specification, section 3). */
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
      'Mantle & Mitten keeps people warm along Harrow Sound, where the wind comes straight off the water from October to April. Our coat room is open six days a week to anyone who’s cold: families between homes, seasonal workers, retirees choosing between heat and dinner. No one has to prove anything. People try things on in front of a full-length mirror, and leave wearing what they chose.',
      'We need winter coats in every size, boots with good soles, blankets, hats and gloves. Everything is washed, and the mending table takes care of zippers, linings and missing buttons before a coat reaches the rack. On the coldest nights the van drives around the harbor until two in the morning with blankets and dry socks. What can’t be worn anymore becomes quilts, and the quilts go out in the van too.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/mantle-and-mitten/1',
        alt: 'A red coat and a pair of mittens hang from a bare tree above a crate of blankets in the snow.',
      },
      {
        picture: 'organizations/mantle-and-mitten/2',
        alt: 'A volunteer helps an elderly man try on a green coat next to a full rack of coats.',
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
      'Every August, First Bell Satchels packs school bags for children in the four districts around Bellwater. A principal or a school nurse gives us a name, a grade and a favorite color, and that’s all we need to know. The bag arrives before the first bell of the year, looking like everyone else’s, because the best thing a new bag can do on the first morning is not stand out.',
      'We need used or new school bags, pencil cases, lunch boxes, calculators, gym shoes and art smocks. Volunteers empty every pocket, mend the straps and fill each bag from a list the schools wrote themselves. Bags that are past mending give us buckles and zippers for the next ones. Last fall, 862 children walked into school with one of ours on their back.',
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
      'Ladle Lane is a narrow street behind the old rope factory in Harrow Sound, and for eleven years it has had one very large pot on the stove. We cook two hundred suppers a night for anyone who sits down: night-shift cleaners, students, grandparents, people who just arrived in town. Once a month the table moves out into the street, and the neighbors bring the chairs.',
      'We need canned food, flour, rice, oil and root vegetables, as well as pans, kettles, ladles and plates, matching or not. Food is checked and on the shelf the same day, and most of it is eaten within a week. Our riders take covered pots to people who can’t come to us, in all kinds of weather. Pans we can’t use go on to families setting up a first kitchen.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/ladle-lane-kitchen/1',
        alt: 'A huge green pot with a heart on it steams among pumpkins, bread and cans.',
      },
      {
        picture: 'organizations/ladle-lane-kitchen/2',
        alt: 'Two cooks work at a long counter, one stirring a red pot and the other cutting carrots.',
      },
      {
        picture: 'organizations/ladle-lane-kitchen/3',
        alt: 'Neighbors of all ages share supper at one long table under string lights at dusk.',
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
      'Pagewheel is a library that comes to you. Our three vans visit forty small towns in the Upper Wend, where the last branch library closed long ago and the bus runs twice a week. We park on the green, put the awning out and stay until everyone has found something. There are no cards and no fines. If a book doesn’t come back, we hope it’s being read.',
      'We need picture books, novels, cookbooks, large-print books and books in any language spoken at home. Volunteers sort them in our reading room in Quarry Junction, which is open on winter evenings with the lamp lit. Duplicates fill the crates we leave in waiting rooms and shelters, and shelves, rugs and reading lamps find a spot in the vans or in the reading room.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/pagewheel-library/1',
        alt: 'An open book on wheels rolls along a country road with a crate of books and a lamp on top.',
      },
      {
        picture: 'organizations/pagewheel-library/2',
        alt: 'People choose and read books around a yellow library van on a green.',
      },
      {
        picture: 'organizations/pagewheel-library/3',
        alt: 'A child on a ladder reaches for a book while an old man reads in an armchair next to a cat.',
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
      'The Button & Bear Ward is a hospital for toys on Spool Street in Bellwater. Retired carpenters, seamstresses and one former watchmaker put back wheels, ears and eyes, and every patient goes home with someone. Our toys go to shelters, children’s hospitals and playgroups, and to families who come in through the red door and choose for themselves, with nothing to pay and no form to fill in.',
      'We need dolls, bears, trains, puzzles, building blocks and board games, even if a piece is missing, because someone else has probably donated that piece. Everything is cleaned, checked for small parts and tested by the toughest judges we know, on the rug in the back room. On Saturdays children can bring in a toy of their own and learn to fix it at the bench with us.',
    ].join('\n\n'),
    images: [
      {
        picture: 'organizations/button-and-bear/1',
        alt: 'A teddy bear sits up in a wooden bed under a patchwork quilt next to a spool of red thread.',
      },
      {
        picture: 'organizations/button-and-bear/2',
        alt: 'An old man fixes a toy train at a workbench while a girl and a bear look on.',
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
      'Lantern Row House has a bed for tonight and help with the nights that follow. We are nine row houses joined into one on the hill above Corley Bridge, with room for sixty people: parents with children, young adults leaving foster care, anyone whose home is no longer safe. The lamp over the door is lit every evening, and someone is always awake to answer the bell.',
      'We need bedding, lamps, kettles, rugs, curtains and small furniture in good shape. Some of it makes our own rooms feel less like a shelter, and the rest is packed into moving-day crates. When a family gets their own keys, we carry a whole first home up the stairs with them, down to the plant on the windowsill. Last year we did that 118 times.',
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
        alt: 'Two people hang colorful laundry in a sunny yard while a boy jumps beside them.',
      },
    ],
  },
];
