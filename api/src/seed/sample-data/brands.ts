import type { SamplePicture } from './picture.ts';

/** A partner brand of the seed: where donors spend the coins that they earned. */
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
    info: 'Thimbleloaf bakes small loaves with a long rise, rye on weekdays and milk bread on Saturdays, in a wood oven that has not gone cold since spring. Your coins buy any loaf on the shelf, a bag of six rolls, or a seat at the Thursday bread class. Yesterday’s bread goes to a community kitchen before the shop opens.',
    image: { picture: 'brands/thimbleloaf-bakery', alt: 'A slice of bread with an ear of wheat on a mustard ground.' },
  },
  {
    slug: 'moth-and-margin',
    title: 'Moth & Margin Books',
    info: 'Moth & Margin is a bookshop for people who read with a pencil. It sells new and second-hand novels, poetry, maps and picture books from two crooked floors, and stays open late when the moon is full. Your coins buy any second-hand book outright, take a share off a new one, or pay for a book left at the till for whoever asks next.',
    image: { picture: 'brands/moth-and-margin', alt: 'A pale moth with wings like open pages beneath a golden moon.' },
  },
  {
    slug: 'pennytyre-cycles',
    title: 'Pennytyre Cycles',
    info: 'Pennytyre rebuilds old bicycles and keeps new ones rolling, in a railway arch that smells of rubber and tea. Its mechanics show you each repair rather than hide it. Your coins pay for a puncture, a new chain, a set of lights or a full spring service, and there is a children’s bicycle swap where growing out of one earns you the next.',
    image: { picture: 'brands/pennytyre-cycles', alt: 'A penny-farthing bicycle on a coral ground.' },
  },
  {
    slug: 'sorrel-and-vial',
    title: 'Sorrel & Vial',
    info: 'Sorrel & Vial is a family pharmacy with a herb garden behind it. The counter is known for plain advice, and the back room for hand cream, throat syrup and soap made in small batches. Your coins buy anything that needs no prescription, a first-aid tin for the kitchen drawer, or a baby box put together by the pharmacist.',
    image: { picture: 'brands/sorrel-and-vial', alt: 'A round glass flask with a green sprig growing in it.' },
  },
  {
    slug: 'turnip-hollow',
    title: 'Turnip Hollow Grocers',
    info: 'Turnip Hollow sells what nine nearby farms pulled up this week, knobbly ones included, with pulses, oats and oil from the tap so that you can bring your own jar. Your coins buy a mixed vegetable box, refills by weight or fruit for a lunch box, and the soup recipe on the receipt costs nothing at all.',
    image: {
      picture: 'brands/turnip-hollow',
      alt: 'A purple and white turnip with green leaves on a dark green ground.',
    },
  },
  {
    slug: 'lastwright-shoes',
    title: 'Lastwright Shoes',
    info: 'Lastwright has made sturdy boots and first shoes by hand for three generations, and will resole anything it once sold. Feet are measured standing up, twice, with time for a chat. Your coins buy laces, polish and insoles, pay for a new heel or sole, or come off the price of a pair of children’s shoes.',
    image: { picture: 'brands/lastwright-shoes', alt: 'A brown laced boot with a red cuff on a pink ground.' },
  },
  {
    slug: 'copper-wren-cafe',
    title: 'Copper Wren Café',
    info: 'The Copper Wren is a corner café with twelve tables, one very old coffee machine and a window seat that people book by looking hopeful. It serves breakfast until four and soup until it is gone. Your coins buy a coffee, a bowl of soup or a slice of plum cake, or hang a paid cup on the board for a stranger.',
    image: { picture: 'brands/copper-wren-cafe', alt: 'A small brown wren sits in a white coffee cup.' },
  },
  {
    slug: 'tumblewick-toys',
    title: 'Tumblewick Toys',
    info: 'Tumblewick turns beech and lime offcuts into spinning tops, pull-along ducks and puzzles that outlast the children they were bought for. Every toy can come back for a new wheel or a lick of paint. Your coins buy anything from the pocket-money tray, a repair of any wooden toy, or a place at the Sunday workshop.',
    image: { picture: 'brands/tumblewick-toys', alt: 'A spinning top in coral, cream and mustard on a teal ground.' },
  },
];
