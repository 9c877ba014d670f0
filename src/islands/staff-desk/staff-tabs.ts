import { AuditLog } from './audit-log/AuditLog.tsx';
import { CatalogTab } from './catalog/CatalogTab.tsx';
import { Payments } from './payments/Payments.tsx';
import { People } from './people/People.tsx';
import { SettlementsTab } from './settlements/SettlementsTab.tsx';

/** Loaded separately, because few people need this tab and it is as large as all the others together. */
const loadWords = async () => (await import('./words/WordsTab.tsx')).WordsTab;

/** The tabs that only staff have. They are in one file, because each file adds 0.15 kB to the island. */
export const staffTabs = { AuditLog, CatalogTab, Payments, People, SettlementsTab, loadWords };
