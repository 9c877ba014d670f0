/** The npm scripts, besides `start`, that a release has. Each runs the file of the same name in `scripts/`. */
export const operatorCommands = ['backup', 'doctor', 'move', 'move-images', 'restore', 'staff'];
