import type { SamplePicture } from './picture.ts';

/** A sample partner brand, where donors spend the coins they earned. */
export interface SampleBrand {
  slug: string;
  title: string;
  info: string;
  image: SamplePicture;
}

export const sampleBrands: readonly SampleBrand[] = [
  {
    slug: 'thimbleloaf-bakery',
    title: 'Thimbleloaf Bakery',
    info: 'Thimbleloaf bakes small loaves with a long rise, rye on weekdays and milk bread on Saturdays, in a wood-fired oven that hasn’t gone cold since spring. Your coins buy any loaf on the shelf, a bag of six rolls, or a seat at the Thursday bread class. Yesterday’s bread goes to a community kitchen before the shop opens.',
    image: {
      picture: 'brands/thimbleloaf-bakery',
      alt: 'A slice of bread with an ear of wheat on a mustard background.',
    },
  },
  {
    slug: 'moth-and-margin',
    title: 'Moth & Margin Books',
    info: 'Moth & Margin is a bookstore for people who read with a pencil. It sells new and used novels, poetry, maps and picture books on two crooked floors, and stays open late when the moon is full. Your coins buy any used book outright, take something off the price of a new one, or pay for a book left at the register for the next person who asks.',
    image: { picture: 'brands/moth-and-margin', alt: 'A pale moth with wings like open pages beneath a golden moon.' },
  },
  {
    slug: 'pennytyre-cycles',
    title: 'Pennytyre Cycles',
    info: 'Pennytyre rebuilds old bicycles and keeps new ones rolling, in a shop under the railroad tracks that smells of rubber and tea. The mechanics show you every repair as they make it. Your coins pay for a flat repair, a new chain, a set of lights or a full spring tune-up, and there’s a children’s bike swap where the bike you outgrow earns you the next one.',
    image: { picture: 'brands/pennytyre-cycles', alt: 'A high-wheel bicycle on a coral background.' },
  },
  {
    slug: 'sorrel-and-vial',
    title: 'Sorrel & Vial',
    info: 'Sorrel & Vial is a family pharmacy with an herb garden out back. The counter is known for plain advice, and the back room for hand cream, cough syrup and soap made in small batches. Your coins buy anything that doesn’t need a prescription, a first aid kit for the kitchen drawer, or a baby box put together by the pharmacist.',
    image: { picture: 'brands/sorrel-and-vial', alt: 'A round glass flask with a green sprig growing in it.' },
  },
  {
    slug: 'turnip-hollow',
    title: 'Turnip Hollow Grocers',
    info: 'Turnip Hollow sells what nine nearby farms pulled up this week, crooked carrots included, along with beans, oats and oil by the scoop, so you can bring your own jar. Your coins buy a box of mixed vegetables, refills by weight or fruit for a lunch box, and the soup recipe on the receipt is free.',
    image: {
      picture: 'brands/turnip-hollow',
      alt: 'A purple and white turnip with green leaves on a dark green background.',
    },
  },
  {
    slug: 'lastwright-shoes',
    title: 'Lastwright Shoes',
    info: 'Lastwright has made sturdy boots and first shoes by hand for three generations, and will resole anything it ever sold. Feet are measured standing up, twice, with time for a chat. Your coins buy laces, polish and insoles, pay for a new heel or sole, or come off the price of a pair of children’s shoes.',
    image: { picture: 'brands/lastwright-shoes', alt: 'A brown lace-up boot with a red cuff on a pink background.' },
  },
  {
    slug: 'copper-wren-cafe',
    title: 'Copper Wren Café',
    info: 'The Copper Wren is a corner café with twelve tables, one very old coffee machine and a window seat that people reserve by looking hopeful. It serves breakfast until four and soup until it’s gone. Your coins buy a coffee, a bowl of soup or a slice of plum cake, or leave a prepaid coffee on the board for a stranger.',
    image: { picture: 'brands/copper-wren-cafe', alt: 'A small brown wren sitting in a white coffee cup.' },
  },
  {
    slug: 'tumblewick-toys',
    title: 'Tumblewick Toys',
    info: 'Tumblewick turns scraps of beech and maple into spinning tops, pull-along ducks and puzzles that outlast the childhoods they were bought for. Every toy can come back for a new wheel or a fresh coat of paint. Your coins buy anything from the penny tray, a repair for any wooden toy, or a spot in the Sunday workshop.',
    image: {
      picture: 'brands/tumblewick-toys',
      alt: 'A spinning top in coral, cream and mustard on a teal background.',
    },
  },
];
