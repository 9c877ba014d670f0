/** The npm scripts of a release other than `start`. Each runs the file of the same name in `scripts/`. */
export const operatorCommands = ['backup', 'doctor', 'move', 'move-images', 'restore', 'staff'];
