import {
  currentMonthStatement,
  emptySettlements,
  longSettlementStatement,
  longSettlements,
  settledStatement,
  settlements,
  unsettledStatement,
} from '../../../src/workbench/settlement-fixtures.ts';
import { openSettlementStatement, openSettlements } from '../settlements.tsx';
import { testAccessibility } from './accessibility.ts';

for (const [state, month] of Object.entries({
  'several brands': settlements,
  'a month without redemptions': emptySettlements,
  'long words and large numbers': longSettlements,
}))
  testAccessibility(`the settlement tab of the desk: ${state}`, () => openSettlements(month));

for (const [state, statement] of Object.entries({
  'of a month that is not settled': unsettledStatement,
  'of a month that is settled': settledStatement,
  'of a month that is not over': currentMonthStatement,
  'with long words and large numbers': longSettlementStatement,
})) {
  // The statement must be the one that the list links to.
  const { brand, month } = unsettledStatement;
  const shown = { ...statement, month, brand: { ...statement.brand, _id: brand._id } };
  testAccessibility(`a settlement statement at the desk, ${state}`, () => openSettlementStatement(shown));
}
