import { personHref } from '../../../lib/person-href.ts';
import { openParameters, readParameter } from '../../../lib/query-parameters.ts';
import { createUrlState } from '../../../ui/url-state.ts';

const { useValue, change } = createUrlState(() => readParameter(location.search, openParameters.person));

/** The id of the open person, from the page's URL; undefined if no person is open. */
export const useOpenPersonId = useValue;

const navigate = (url: string) => change(() => history.pushState(null, '', url));

/** Opens a person's page. The browser's Back button returns to the list. */
export const showPerson = (id: string) => navigate(personHref(id));

/** Opens the list of people. */
export const showPeople = () => navigate(`${location.pathname}#people`);
