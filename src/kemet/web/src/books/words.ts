/** The words of all modules; a new one is added here. They are small, and needed before the boards of modules are. */

import { learn } from '../lib/vocabulary';
import { pathWords } from '../path/vocabulary';
import { dawnWords } from './dawn/words';
import { deadWords } from './dead/words';
import { sandWords } from './sand/words';
import { sethWords } from './seth/words';

learn(pathWords, dawnWords, sandWords, deadWords, sethWords);
