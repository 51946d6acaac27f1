"""What characters say about a game: short remarks on what everybody has seen."""

from skye.bots.remarks.remarks import MOMENTS, SILENT, Narrator, RemarkJson, character_of, remark_on

__all__ = ["MOMENTS", "SILENT", "Narrator", "RemarkJson", "character_of", "remark_on"]
