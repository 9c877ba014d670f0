import { removeParameter } from './remove-parameter.ts';

/** The id of the organization in the page's URL, such as `/donationform?charity=mantle-and-mitten`. */
export const linkedCharity = () => new URLSearchParams(location.search).get('charity');

/** Removes the organization from the URL, so that a reload keeps a later choice. */
export const removeLinkedCharity = () => removeParameter('charity');
