import { Choice, type ChoiceProps } from './Choice.tsx';
import { Icon, type IconName } from './Icon.tsx';

/** A choice between views, as buttons with icons. */
export function IconChoice<Value extends IconName>(props: ChoiceProps<Value>) {
  return <Choice {...props} icon={(name) => <Icon name={name} />} />;
}
