import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { listDonationCardsEndpoint } from '@kindcrate/contract/donation-cards';
import type { AcceptedReplyOf, Endpoint } from '@kindcrate/contract/endpoint';
import { getFiguresEndpoint } from '@kindcrate/contract/figures';
import { listNeedsEndpoint } from '@kindcrate/contract/needs';
import { getOrganizationEndpoint, listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { useEffect, useState } from 'react';
import { publicRequest } from '../../../src/lib/public-request.ts';

/** Requests data when the component mounts. Returns undefined until the reply has arrived. */
function useReply<E extends Endpoint>(endpoint: E, id?: string): AcceptedReplyOf<E> | undefined {
  const [reply, setReply] = useState<AcceptedReplyOf<E>>();
  useEffect(() => {
    let isCurrent = true;
    publicRequest(endpoint, id ? { id } : undefined).then(
      (loaded) => isCurrent && setReply(loaded),
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [endpoint, id]);
  return reply;
}

export const useBrands = () => useReply(listBrandsEndpoint)?.result ?? [];
export const useOrganizations = () => useReply(listOrganizationsEndpoint)?.result ?? [];
export const useNeeds = () => useReply(listNeedsEndpoint)?.result ?? [];
export const useFigures = () => useReply(getFiguresEndpoint)?.data;
export const useDonationCards = () => useReply(listDonationCardsEndpoint)?.data ?? [];
export const useBrand = (id: string) => useReply(getBrandEndpoint, id)?.data;
export const useOrganization = (id: string) => useReply(getOrganizationEndpoint, id)?.data;
