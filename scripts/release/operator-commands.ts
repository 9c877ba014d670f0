/** The npm scripts of a release besides `start`. Each runs the file of the same name in `scripts/`. */
export const operatorCommands = ['backup', 'doctor', 'move', 'move-images', 'restore', 'staff'];
