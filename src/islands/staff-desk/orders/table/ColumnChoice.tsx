import { fixedColumn, formatColumns, type OrderColumn, orderColumns } from '../../../../lib/order-columns.ts';
import { Disclosure } from '../../../../ui/disclosure/Disclosure.tsx';
import { columnsInUrl } from '../queue/use-view.ts';
import type { OrderTableCopy } from './copy.ts';

interface Props {
  columns: readonly OrderColumn[];
  copy: OrderTableCopy;
}

/** Shows and hides columns, except the column with the names of the goods, which link to the orders. */
export function ColumnChoice({ columns, copy }: Props) {
  const toggle = (column: OrderColumn, isShown: boolean) => {
    const others = columns.filter((each) => each !== column);
    columnsInUrl.set(formatColumns(isShown ? [...others, column] : others));
  };
  return (
    <div className="order-table__columns">
      <Disclosure label={copy.columns}>
        <fieldset className="order-table__choice">
          <legend className="visually-hidden">{copy.columns}</legend>
          {orderColumns
            .filter((column) => column !== fixedColumn)
            .map((column) => (
              <label key={column}>
                <input
                  type="checkbox"
                  checked={columns.includes(column)}
                  onChange={({ target }) => toggle(column, target.checked)}
                />
                {copy.names[column]}
              </label>
            ))}
        </fieldset>
      </Disclosure>
    </div>
  );
}
