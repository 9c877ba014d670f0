import type { ReactNode } from 'react';
import { formatNumber } from '../overview/format-number.ts';

/** Columns and rows have ids, because two organizations or brands may have the same title. */
interface Column {
  id: string;
  name: string;
}

interface Row {
  id: string;
  name: ReactNode;
  values: (number | null)[];
}

interface Props {
  title: string;
  /** The heading of the first column, then the headings of the numbers. */
  columns: (string | Column)[];
  rows: Row[];
  /** The last row, with the numbers of all other rows together. */
  total?: Row | undefined;
  noValue: string;
}

/** A table of numbers, in a section that scrolls sideways if the table is too wide. */
export function FigureTable({ title, columns: headings, rows, total, noValue }: Props) {
  const columns = headings.map((column) => (typeof column === 'string' ? { id: column, name: column } : column));
  const toRow = ({ id, name, values }: Row, isTotal = false) => (
    <tr className={isTotal ? 'figure-table__total' : undefined} key={id}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={columns[index + 1]?.id}>{value === null ? noValue : formatNumber(value)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use the keyboard could not scroll the table otherwise
    <section className="figure-table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((row) => toRow(row))}</tbody>
        {total && <tfoot>{toRow(total, true)}</tfoot>}
      </table>
    </section>
  );
}
