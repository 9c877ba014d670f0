import { isLoading } from '../../../stores/resource.ts';
import { staffPlaceList } from '../../../stores/staff-places.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { PlaceRow } from './PlaceRow.tsx';
import './places.scss';
import '../../../styles/blocks/quiet.scss';

interface Props {
  /** Volunteers see the place of one organization. */
  isStaff: boolean;
  copy: StaffDeskCopy;
}

/** Where, when and how organizations take goods. Also shows when the list is loading or empty, or has failed to load. */
export function PlacesTab({ isStaff, copy }: Props) {
  const places = useResource(staffPlaceList);
  if (isLoading(places)) return <Spinner label={copy.list.loading} />;
  if (places.state !== 'ready') {
    const retry = () => void staffPlaceList.reload();
    return <TryAgain text={copy.list.failed} label={copy.list.tryAgain} onRetry={retry} />;
  }
  return (
    <div className="places">
      {!isStaff && <p className="quiet">{copy.places.ownOrganization}</p>}
      {places.data.length === 0 && <p>{copy.places.noOrganizations}</p>}
      {places.data.map((place) => (
        <PlaceRow key={place.organization._id} place={place} copy={copy.places} />
      ))}
    </div>
  );
}
