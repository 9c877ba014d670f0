/** The replies of an API that sends only the fields of the given specification (sections 3 and 7), and none of our additions. */

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="${color}" d="M0 0h40v30H0z"/></svg>`)}`;

const brand = { _id: '64b1', title: 'Corner Bakery', info: 'Bread and cakes', image: { url: picture('tan') } };
const organization = {
  _id: '64c1',
  title: 'Warm Hands',
  organizationInfo: 'We knit mittens.',
  images: ['teal', 'gold', 'plum'].map((color) => ({ _id: color, url: picture(color) })),
};
const card = { title: 'Winter coats', info: 'Send us coats', description: 'In any size', image: picture('coral') };

const order = {
  itemsName: 'A lamp',
  location: 'Mill Lane',
  charity: { title: 'Warm Hands' },
  quantity: 2,
  image: { url: picture('gold') },
};

export const profile = {
  username: 'Amal',
  email: 'amal@example.com',
  phone: '01234567890',
  role: 'user',
  coins: 7,
  orders: [
    { _id: '64d1', ...order, status: 'pending' },
    { _id: '64d2', ...order, itemsName: 'A chair', status: 'declined' },
  ],
  profilephoto: { url: picture('plum') },
  qrcode: picture('black'),
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The given specification does not say which fields the payload of a token has. */
export const token = `${encode({ alg: 'HS256' })}.${encode({ id: '64a1' })}.signature`;

const success = { success: true, message: 'OK' };

export const replies: Record<string, object> = {
  'GET /brands': { result: [brand] },
  'GET /brands/64b1': { data: brand },
  'GET /organizations': { result: [organization] },
  'GET /organizations/64c1': { data: organization },
  'GET /donationcard': { data: [card] },
  'GET /donationcard/a-warm-winter': { data: { title: card.title, image: { url: card.image } } },
  'POST /Login': { ...success, token },
  'POST /register': success,
  'GET /profile': { data: profile },
  'PUT /profile/uploadphoto': { success: true },
  'PUT /profile/update': success,
  'POST /complaints/contact': success,
  'POST /order/donataionorder': success,
  'GET /payment/donate': { token: 'payment-token' },
};
